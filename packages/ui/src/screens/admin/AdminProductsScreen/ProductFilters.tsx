import { type ProductFilter, productOrders, withoutCategory } from '@gifting/domain/products/arrange';
import { SelectField } from '#primitives/SelectField/SelectField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { adminProductsTexts } from './AdminProductsScreen.texts';
import './ProductFilters.css';

const texts = adminProductsTexts.filters;

type ProductFiltersProps = Readonly<{
  filter: ProductFilter;
  categories: readonly { readonly id: string; readonly name: string }[] | undefined;
  onChange: (next: Partial<ProductFilter>) => void;
}>;

/** Search by name, filter by category and order, above the list. */
export const ProductFilters = ({ filter, categories = [], onChange }: ProductFiltersProps) => (
  <search className="product-filters" aria-label={texts.name}>
    <TextField
      type="search"
      size="sm"
      label={texts.search}
      autoComplete="off"
      value={filter.search}
      onChange={({ target }) => onChange({ search: target.value })}
    />
    <SelectField
      size="sm"
      label={texts.category}
      placeholder={texts.anyCategory}
      options={[
        ...categories.map(({ id, name }) => ({ value: id, label: name })),
        { value: withoutCategory, label: texts.noCategory },
      ]}
      value={filter.category}
      onChange={({ target }) => onChange({ category: target.value })}
    />
    <SelectField
      size="sm"
      label={texts.order}
      placeholder={null}
      options={productOrders.map((order) => ({ value: order, label: texts.orders[order] }))}
      value={filter.order}
      onChange={({ target }) => {
        const order = productOrders.find((each) => each === target.value);
        if (order) onChange({ order });
      }}
    />
  </search>
);
