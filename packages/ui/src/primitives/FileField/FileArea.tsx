import { cx } from 'class-variance-authority';
import { ImageUp, Upload } from 'lucide-react';
import './FileField.css';

type FileAreaProps = Readonly<{
  /** Id of its `FileInput`. */
  htmlFor: string;
  dragging: boolean;
  /** Shows the error state. */
  invalid: boolean;
  /** What can be done with it. */
  words: string;
  /** The accepted kinds in words: `PNG, JPG, JPEG`. */
  caption: string | undefined;
}>;

/** The dashed area to press or drop files on. */
export const FileArea = ({ htmlFor, dragging, invalid, words, caption }: FileAreaProps) => {
  const Glyph = invalid ? ImageUp : Upload;
  return (
    <label htmlFor={htmlFor} className={cx('file', dragging && 'file--dragging')}>
      <Glyph className="icon" />
      <span className="file__words">{words}</span>
      {caption && <span className="file__caption">{caption}</span>}
    </label>
  );
};
