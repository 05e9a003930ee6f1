import { knownLanguage, type Language, languages } from '@gifting/domain/campaigns/language';
import { SelectField } from '#primitives/SelectField/SelectField.tsx';
import { languageNames } from './language-names';

const options = languages.map((language) => ({
  value: language,
  label: languageNames[language],
  lang: language,
}));

type LanguageSelectProps = Readonly<{
  label: string;
  value: Language;
  /** The texts of another language are being loaded. */
  busy: boolean;
  onChoose: (language: Language) => void;
}>;

/** Chooses the language of a page, each under its own name. */
export const LanguageSelect = ({ label, value, busy, onChoose }: LanguageSelectProps) => (
  <SelectField
    label={label}
    labelHidden
    size="sm"
    placeholder={null}
    options={options}
    value={value}
    aria-busy={busy}
    onChange={({ target }) => {
      const language = knownLanguage(target.value);
      if (language) onChoose(language);
    }}
  />
);
