import { PiggyBank } from 'lucide-react';
import { Sample } from '../Sample/Sample.tsx';
import { Button } from './Button.tsx';

export function ButtonSamples() {
  return (
    <>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Sample key={variant} state={variant}>
          <Button variant={variant}>Deposit ₫200,000</Button>
        </Sample>
      ))}
      <Sample state="small">
        <Button size="small">Copy</Button>
      </Sample>
      <Sample state="with an icon">
        <Button icon={<PiggyBank aria-hidden="true" size={18} />}>Deposit</Button>
      </Sample>
      <Sample state="busy">
        <Button variant="primary" isBusy>
          Deposit
        </Button>
      </Sample>
      <Sample state="off for now">
        <Button isOff>300 s</Button>
      </Sample>
      <Sample state="disabled">
        <Button disabled>Mark all as read</Button>
      </Sample>
    </>
  );
}
