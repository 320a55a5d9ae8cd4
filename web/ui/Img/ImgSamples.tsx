import { Sample } from '../Sample/Sample.tsx';
import { Img } from './Img.tsx';

export function ImgSamples() {
  return (
    <>
      <Sample state="there">
        <Img src="/mark.svg" alt="The house's mark" width={96} height={96} eager />
      </Sample>
      <Sample state="none">
        <div style={{ inlineSize: 96 }}>
          <Img src={null} alt="A game without a picture" width={96} height={96} />
        </div>
      </Sample>
    </>
  );
}
