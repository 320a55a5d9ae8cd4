import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Sample } from '../Sample/Sample.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const nothing = () => undefined;

export function FormSamples() {
  const [amount, setAmount] = useState('50,000');
  const field = (name: string) => <TextField label="Amount" name={name} value={amount} onChange={setAmount} isRequired />;
  return (
    <>
      <Sample state="with a heading">
        <Form heading="Send money" submit="Send ₫50,000" isBusy={false} onSubmit={nothing}>
          {field('sampleAmount')}
        </Form>
      </Sample>
      <Sample state="what went wrong">
        <Form problem="No answer came. Press again: it is never sent twice." submit="Send ₫50,000" isBusy={false} onSubmit={nothing}>
          {field('sampleAmountAgain')}
        </Form>
      </Sample>
      <Sample state="being sent">
        <Form submit="Send ₫50,000" isBusy onSubmit={nothing}>
          {field('sampleAmountSent')}
        </Form>
      </Sample>
      <Sample state="with something beside the button">
        <Form submit="Send ₫50,000" isBusy={false} beside={<Button>Back</Button>} onSubmit={nothing}>
          {field('sampleAmountBeside')}
        </Form>
      </Sample>
    </>
  );
}
