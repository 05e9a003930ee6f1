import { packsOf } from '@gifting/domain/orders/project';
import { Plus } from 'lucide-react';
import { useDraft } from '#app/useDraft.ts';
import { Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import { packagingTexts } from './PackagingStep.texts';
import './PackagingTray.css';

const { tray: texts } = packagingTexts;

/** The chosen products in the compartments of a tray; the last one is for the gift note. */
export const PackagingTray = () => {
  const [{ products, packaging, project }] = useDraft();
  const things = [
    ...products.map((product) => ({ ...product, more: texts.pieces(packsOf(project)) })),
    ...(packaging ? [{ ...packaging, more: texts.holds }] : []),
  ];
  return (
    <section className="tray-strip" aria-label={texts.title}>
      <ul>
        {things.map(({ id, name, picture, more }, index) => (
          <li key={id} className={`tint-${tintOf(index)}`}>
            <Picture src={picture} alt="" tint={tintOf(index)} className="tray-strip__picture" />
            <span>
              <b>{name}</b>
              <span className="num text-xs">{more}</span>
            </span>
          </li>
        ))}
        <li className="tray-strip__open">
          <Plus className="icon" aria-hidden="true" />
          <span>
            <b>{texts.note}</b>
            <span className="text-xs">{texts.noteNext}</span>
          </span>
        </li>
      </ul>
    </section>
  );
};
