import { Sample } from '../Sample/Sample.tsx';
import { FormattedText } from './FormattedText.tsx';

const html = '<h3>How it works</h3><p>Play for <strong>pleasure</strong>.</p><ul><li>one</li><li>two</li></ul>';

export function FormattedTextSamples() {
  return (
    <Sample state="heading, paragraph, list">
      <FormattedText html={html} />
    </Sample>
  );
}
