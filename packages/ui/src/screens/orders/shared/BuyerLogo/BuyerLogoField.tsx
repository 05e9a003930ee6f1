import { imagePicker, imageRefusals } from '@gifting/domain/images/image-file';
import { useState } from 'react';
import { FileField } from '#primitives/FileField/FileField.tsx';
import { buyerLogoTexts as texts } from './BuyerLogo.texts';
import { toSmallPng } from './small-png';
import { useBuyerLogo } from './useBuyerLogo';

/** The buyer's logo, given once and drawn on everything that would carry it. */
export const BuyerLogoField = () => {
  const [logo, store] = useBuyerLogo();
  const [file, setFile] = useState<File | null>(null);
  const [damaged, setDamaged] = useState(false);
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setDamaged(false);
    try {
      store.set(chosen && (await toSmallPng(chosen)));
    } catch {
      setFile(null);
      setDamaged(true);
    }
  };
  return (
    <FileField
      {...imagePicker}
      label={texts.label}
      optional
      hint={texts.hint}
      value={file}
      current={file ? null : logo}
      onValueChange={(chosen) => void choose(chosen)}
      error={damaged ? imageRefusals.damaged : undefined}
    />
  );
};
