import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#patterns/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { Dialog } from '#primitives/Dialog/Dialog.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '#primitives/Spinner/Spinner.tsx';
import { Table } from '#primitives/Table/Table.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';

/** What a guide says to do and not to do, to look at and to press. */
type Samples = Readonly<{ do: ReactNode; dont: ReactNode }>;

type SampleDialogProps = Readonly<{ opener: string; title: string; children: ReactNode }>;

const SampleDialog = ({ opener, title, children }: SampleDialogProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      size="sm"
      trigger={<Button variant="secondary">{opener}</Button>}
      foot={
        <>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button onClick={() => setOpen(false)}>Add</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};

type SampleQuestionProps = Readonly<{
  opener: string;
  title: string;
  description: string;
  confirm: string;
  cancel: string;
}>;

const SampleQuestion = ({ opener, title, description, confirm, cancel }: SampleQuestionProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={description}
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={() => setOpen(false)}
      />
    </>
  );
};

const pending = { data: undefined, error: null, isFetching: true, refetch: () => undefined };
const nothing = () => null;

const Loading = ({ as }: { readonly as: ReactNode }) => (
  <ResourceView
    resource={pending}
    loading={as}
    renderError={({ message }, retry) => <ErrorPanel message={message} onRetry={retry} />}
  >
    {nothing}
  </ResourceView>
);

const boxes = [
  { name: 'Keepsake Box', price: '4.50 GBP' },
  { name: 'Mailer', price: '2.10 GBP' },
];

/** Of the parts that screens use most, by component. */
export const samples: Readonly<Record<string, Samples>> = {
  Button: {
    do: (
      <div className="row">
        <Button variant="ribbon" loading loadingLabel="Placing the order">
          Place order
        </Button>
        <Button variant="quiet">Back to the box</Button>
      </div>
    ),
    dont: (
      <div className="row">
        <Button variant="ribbon">OK</Button>
        <Button variant="ribbon">Continue</Button>
      </div>
    ),
  },
  TextField: {
    do: <TextField label="Phone" type="tel" autoComplete="tel" hint="With the country code." />,
    dont: <TextField label="Phone number" placeholder="With the country code" />,
  },
  Dialog: {
    do: (
      <SampleDialog opener="Add a category" title="Add category">
        <TextField label="Name" />
      </SampleDialog>
    ),
    dont: (
      <SampleDialog opener="Add a product" title="Add product">
        <SampleDialog opener="Add its category" title="Category of the product">
          <TextField label="Name of the category" />
        </SampleDialog>
      </SampleDialog>
    ),
  },
  ConfirmDialog: {
    do: (
      <SampleQuestion
        opener="Delete Sweet things"
        title="Delete Sweet things?"
        description="Its products stay in the catalogue."
        confirm="Delete"
        cancel="Cancel"
      />
    ),
    dont: (
      <SampleQuestion
        opener="Delete"
        title="Are you sure?"
        description="This cannot be undone."
        confirm="Yes"
        cancel="No"
      />
    ),
  },
  Card: {
    do: (
      <Card padded as="section" aria-label="Delivery">
        <p>14 Calder Wharf, Leeds</p>
      </Card>
    ),
    dont: (
      <Card padded>
        <Card padded>
          <p>14 Calder Wharf, Leeds</p>
        </Card>
      </Card>
    ),
  },
  Table: {
    do: (
      <Panel title="Gift boxes">
        <Table
          caption="Gift boxes and their prices"
          rows={boxes}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: 'Name', kind: 'id', cell: ({ name }) => name },
            { key: 'price', header: 'Price', kind: 'number', cell: ({ price }) => price },
          ]}
        />
      </Panel>
    ),
    dont: (
      <Table
        caption="A form"
        rows={['Name']}
        rowKey={(row) => row}
        columns={[
          { key: 'label', header: 'Left', cell: (row) => row },
          { key: 'field', header: 'Right', cell: () => <TextField label="Name of the box" labelHidden /> },
        ]}
      />
    ),
  },
  Toaster: {
    do: (
      <Button variant="secondary" onClick={() => notify.success('Product added successfully')}>
        Add the product
      </Button>
    ),
    dont: (
      <Button
        variant="secondary"
        onClick={() => notify.error('Enter the name, the price and the delivery time')}
      >
        Send the form
      </Button>
    ),
  },
  ResourceView: {
    do: (
      <Loading
        as={
          <div className="grid gap-3">
            <Skeleton shape="box" height="2.5rem" />
            <Skeleton shape="box" height="2.5rem" />
          </div>
        }
      />
    ),
    dont: <Loading as={<Spinner />} />,
  },
};
