import { Button } from '#primitives/Button/Button.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { copyText } from './copy-text';

type CopiedLinkProps = Readonly<{
  link: string;
  texts: Readonly<Record<'link' | 'linkHint' | 'copy' | 'copied' | 'notCopied', string>>;
}>;

/** A link to keep: a field that can be selected, and a button that copies it. */
export const CopiedLink = ({ link, texts }: CopiedLinkProps) => (
  <div className="grid justify-items-start gap-3">
    <TextField
      className="w-full"
      label={texts.link}
      hint={texts.linkHint}
      value={link}
      readOnly
      dir="ltr"
      autoComplete="off"
      onFocus={({ target }) => target.select()}
    />
    <Button variant="secondary" onClick={() => copyText(link, texts.copied, texts.notCopied)}>
      {texts.copy}
    </Button>
  </div>
);
