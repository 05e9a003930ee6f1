import { Trash2 } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Button, buttonStyles } from '../Button/Button';
import { FileInput } from '../FileField/FileInput';
import { useObjectUrl } from '../FileField/useObjectUrl';
import { Picture, type Tint } from '../Picture/Picture';

type FileTileProps = Readonly<{
  file: File;
  tint: Tint;
  accept: string;
  disabled: boolean;
  onReplace: (files: readonly File[]) => void;
  onRemove: () => void;
  /** The remove button, which takes focus after a neighbour was removed. */
  ref: Ref<HTMLButtonElement>;
}>;

/** A chosen file: picture, name and actions. */
export const FileTile = ({ file, tint, accept, disabled, onReplace, onRemove, ref }: FileTileProps) => {
  const inputId = useId();
  return (
    <li className="file-tile">
      <Picture src={useObjectUrl(file)} alt="" tint={tint} ratio="5 / 4" />
      <span className="file-tile__name">{file.name}</span>
      <span className="file-tile__acts">
        <span className="file-tile__replace">
          <FileInput
            id={inputId}
            aria-label={`Replace, ${file.name}`}
            accept={accept}
            disabled={disabled}
            onChoose={onReplace}
          />
          <label htmlFor={inputId} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
            Replace
          </label>
        </span>
        <Button
          ref={ref}
          variant="danger"
          size="sm"
          iconOnly
          aria-label={`Remove, ${file.name}`}
          disabled={disabled}
          onClick={onRemove}
        >
          <Trash2 className="icon" />
        </Button>
      </span>
    </li>
  );
};
