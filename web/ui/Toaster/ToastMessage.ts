export interface ToastMessage {
  text: string;
  /** `bad` stays until it is closed. */
  tone: 'good' | 'bad' | 'plain';
}

export interface NumberedToast extends ToastMessage {
  id: number;
}
