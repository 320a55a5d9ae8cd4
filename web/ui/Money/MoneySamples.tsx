import { Sample } from '../Sample/Sample.tsx';
import { Money } from './Money.tsx';

const value = { amount: '1234567.5', symbol: '₫' };

export function MoneySamples() {
  return (
    <>
      <Sample state="usual">
        <Money value={value} />
      </Sample>
      <Sample state="hidden">
        <Money value={value} hidden />
      </Sample>
      <Sample state="won">
        <Money value={value} sign />
      </Sample>
      <Sample state="lost">
        <Money value={{ ...value, amount: '-250' }} sign />
      </Sample>
    </>
  );
}
