/** Who a member is to one vendor: it learns neither his id nor his name, and two vendors cannot tell that they have the same one. */
export interface VendorPlayerTable {
  id: string;
  vendor_code: string;
  member_id: string;
  created_at: bigint;
}
