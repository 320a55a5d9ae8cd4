import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Sample } from '../Sample/Sample.tsx';
import { MessageDialog } from './MessageDialog.tsx';

export function MessageDialogSamples() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Sample state="a question">
      <Button onClick={() => setOpen(true)}>Open question</Button>
      {isOpen && (
        <MessageDialog
          title="Leave the table?"
          confirm={{ label: 'Leave', onPress: close }}
          cancel={{ label: 'Stay', onPress: close }}
          onClose={close}
        >
          Your round goes on.
        </MessageDialog>
      )}
    </Sample>
  );
}
