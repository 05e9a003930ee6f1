import { ProductCard } from '#patterns/ProductCard/ProductCard.tsx';
import { FileField } from '#primitives/FileField/FileField.tsx';
import { RadioCard } from '#primitives/RadioCard/RadioCard.tsx';
import { RadioCardGroup } from '#primitives/RadioCard/RadioCardGroup.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { priceTag, samplePackagings, sampleProducts } from './samples';
import { technologyTexts as texts } from './TechnologyScreen.texts';
import type { Demo } from './useDemo';

type StageProps = Readonly<{ demo: Demo }>;

const Products = ({ demo }: StageProps) => (
  <ul className="demo__products">
    {sampleProducts.map(({ name, about, picture, tint }) => (
      <li key={name}>
        <ProductCard
          picture={picture}
          tint={tint}
          name={name}
          headingLevel={4}
          description={about}
          price={priceTag}
          added={demo.products.some((product) => product.name === name)}
          onToggle={() => demo.toggle(name)}
        />
      </li>
    ))}
  </ul>
);

const Logo = ({ demo }: StageProps) => (
  <div className="form-grid form-grid--2">
    <FileField
      label={texts.logoOnBox}
      hint={texts.logoSize}
      caption={texts.logoKinds}
      value={demo.logos.box}
      onValueChange={(file) => demo.setLogo('box', file)}
    />
    <FileField
      label={texts.logoOnGoods}
      hint={texts.logoSize}
      caption={texts.logoKinds}
      value={demo.logos.goods}
      onValueChange={(file) => demo.setLogo('goods', file)}
    />
  </div>
);

const Packaging = ({ demo }: StageProps) => (
  <RadioCardGroup legend={texts.packaging} legendLook="hidden" columns={1}>
    {samplePackagings.map(({ name, about }) => (
      <RadioCard
        key={name}
        name="packaging"
        value={name}
        title={name}
        note={about}
        aside={priceTag}
        checked={demo.packaging.name === name}
        onChange={() => demo.setPackaging(name)}
      />
    ))}
  </RadioCardGroup>
);

const GiftNote = ({ demo }: StageProps) => (
  <div className="form-grid">
    <TextField
      label={texts.to}
      autoComplete="off"
      value={demo.note.to}
      onChange={(event) => demo.setNote({ to: event.target.value })}
    />
    <TextareaField
      label={texts.message}
      rows={4}
      value={demo.note.message}
      onChange={(event) => demo.setNote({ message: event.target.value })}
    />
  </div>
);

/** The fields of each stage, in order (TECH-04). */
export const stages = [Products, Logo, Packaging, GiftNote] as const;
