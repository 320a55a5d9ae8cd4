/** A promotion as it is shown beside the registration form. */
export interface SeedPromotion {
  readonly id: string;
  readonly category: 'new_player';
  readonly words: Readonly<Record<'vi' | 'en', { readonly title: string; readonly summary: string }>>;
  /** Id of the banner whose picture it wears. */
  readonly banner: string;
}

export const seedPromotions: readonly SeedPromotion[] = [
  {
    id: 'welcome-purse',
    category: 'new_player',
    words: {
      vi: { title: 'Có sẵn tiền chơi khi lên thuyền', summary: 'Tài khoản mới nào cũng có tiền chơi, không cần nạp.' },
      en: { title: 'A purse of play money on boarding', summary: 'Every new account starts with play money. No deposit needed.' },
    },
    banner: 'reg-welcome',
  },
  {
    id: 'open-sums',
    category: 'new_player',
    words: {
      vi: { title: 'Vòng quay nào cũng kiểm lại được', summary: 'Tỷ lệ trả thưởng và phép tính để ngỏ ở từng trò.' },
      en: { title: 'Every spin can be checked', summary: 'Each game states its return, and leaves its sums open.' },
    },
    banner: 'home-lights',
  },
];
