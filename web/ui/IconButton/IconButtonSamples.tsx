import { X } from 'lucide-react';
import { Sample } from '../Sample/Sample.tsx';
import { IconButton } from './IconButton.tsx';

export function IconButtonSamples() {
  return (
    <>
      <Sample state="usual">
        <IconButton label="Close the sample">
          <X aria-hidden="true" />
        </IconButton>
      </Sample>
      <Sample state="busy">
        <IconButton label="Close the busy sample" isBusy>
          <X aria-hidden="true" />
        </IconButton>
      </Sample>
    </>
  );
}
