import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

export interface ActionNoticeProps {
  /** What the button says. */
  action: string;
  onAct: () => void;
  children: ReactNode;
}

/** What went wrong, with the one thing that can be done about it. */
export function ActionNotice({ action, onAct, children }: ActionNoticeProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button size="small" onClick={onAct}>
          {action}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
