import { Button } from '../Button/Button.tsx';
import { Sample } from '../Sample/Sample.tsx';
import { useToast } from './toasts.tsx';

export function ToasterSamples() {
  const show = useToast();
  return (
    <Sample state="a message">
      <Button onClick={() => show('The favourite was not kept.', 'bad')}>Show message</Button>
    </Sample>
  );
}
