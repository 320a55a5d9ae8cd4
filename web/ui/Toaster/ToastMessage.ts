export interface ToastMessage {
  text: string;
  /** `bad` stays until it is closed. */
  tone: 'good' | 'bad' | 'plain';
  /** One thing that can be done about it; a message with one stays until it is closed. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface NumberedToast extends ToastMessage {
  id: number;
}
