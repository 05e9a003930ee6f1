import { artworkPicker } from '@gifting/domain/orders/artwork-file';
import { Button } from '#primitives/Button/Button.tsx';
import { FileField } from '#primitives/FileField/FileField.tsx';
import { artworkTexts as texts } from './artwork.texts';
import { useArtworkUpload } from './useArtworkUpload';

/** The buyer's artwork, given once: sent with the order as it is, and drawn on everything that would carry it. */
export const ArtworkField = () => {
  const { artwork, picture, choose, remove, tryAgain } = useArtworkUpload();
  const { sent, file, status, refusal } = artwork;
  const failed = file !== null && status === 'failed';
  const sending = file !== null && status === 'sending';
  const lost = picture !== null && !sent && !file;
  const hint = () => {
    if (sending) return texts.sending(file.name);
    if (file) return texts.waiting;
    return sent ? texts.kept : texts.hint;
  };
  return (
    <div className="grid gap-3">
      <FileField
        {...artworkPicker}
        label={texts.label}
        prompt={texts.prompt}
        optional
        hint={hint()}
        value={file}
        current={file ? null : picture}
        currentName={lost ? texts.lostName : sent?.name}
        disabled={sending}
        onValueChange={(chosen) => (chosen ? void choose(chosen) : remove())}
        error={refusal ?? (failed ? texts.failed(file.name) : lost ? texts.lost : undefined)}
      />
      {failed && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => void tryAgain()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
};
