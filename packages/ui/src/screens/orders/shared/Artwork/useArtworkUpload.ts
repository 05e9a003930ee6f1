import { useCommand } from '@gifting/api/core/command';
import { uploadArtwork } from '@gifting/api/orders/artwork-endpoints';
import { imageRefusals } from '@gifting/domain/images/image-file';
import { artworkFault, artworkKindOf, artworkStart } from '@gifting/domain/orders/artwork-file';
import { useEffect } from 'react';
import { useSession } from '#app/ServicesProvider.tsx';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { announce } from '#primitives/announce/Announcer.tsx';
import { toSmallPng } from '../BuyerLogo/small-png';
import { useBuyerLogo } from '../BuyerLogo/useBuyerLogo';
import { artworkTexts as texts } from './artwork.texts';
import { useBoxArtwork } from './useBoxArtwork';

/** A picture that this browser draws; `null` for a drawing or a document, which the API draws once it has it. */
const drawnHere = (file: File, start: Uint8Array): Promise<string | null> => {
  const kind = artworkKindOf(start);
  return kind === 'png' || kind === 'jpg' ? toSmallPng(file) : Promise.resolve(null);
};

/**
 * Choosing, sending and removing the artwork of the box. A file is sent at once in a session, else as soon as there is one.
 * What is refused leaves the earlier choice as it was.
 */
export const useArtworkUpload = () => {
  const session = useSession();
  const [artwork, store] = useBoxArtwork();
  const [picture, pictures] = useBuyerLogo();
  const { mutateAsync: upload } = useCommand(uploadArtwork);

  const send = async (file: File): Promise<void> => {
    store.set({ file, status: 'sending', refusal: null });
    const isStill = () => store.getSnapshot().file === file;
    try {
      const { id, name, preview } = await upload({ body: { file } });
      if (!isStill()) return;
      pictures.set(preview);
      store.set({ sent: { id, name }, file: null });
      announce(texts.arrived(name));
    } catch (error) {
      const reason = serverFieldErrors(error).file;
      if (!isStill()) return;
      if (reason === undefined) store.set({ status: 'failed' });
      else store.set({ file: null, refusal: texts.refused(file.name, reason) });
    }
  };

  const keep = async (file: File, start: Uint8Array): Promise<void> => {
    try {
      pictures.set(await drawnHere(file, start));
      store.set({ sent: null, file, status: 'waiting', refusal: null });
    } catch {
      store.set({ refusal: texts.refused(file.name, imageRefusals.damaged) });
    }
  };

  const choose = async (file: File): Promise<void> => {
    const start = new Uint8Array(await file.slice(0, artworkStart).arrayBuffer());
    const fault = artworkFault(file.size, start);
    if (fault !== null) store.set({ refusal: texts.refused(file.name, fault) });
    else await (session ? send(file) : keep(file, start));
  };

  const { file } = artwork;
  useEffect(() => {
    // Asked of the store, since an effect may run twice.
    if (session && file && store.getSnapshot().status === 'waiting') void send(file);
  });

  return {
    artwork,
    picture,
    choose,
    /** Takes off what is not sent yet; without such a file what was. */
    remove: () => {
      if (file && artwork.sent) store.set({ file: null, refusal: null });
      else {
        pictures.set(null);
        store.forget();
      }
    },
    tryAgain: () => file && send(file),
  };
};
