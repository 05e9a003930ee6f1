import { createService, deleteService, updateService } from '@gifting/api/services/admin-endpoints';
import { type AdminService, adminService } from '@gifting/domain/services/admin-service';
import { presentRecord } from '#app/outdated.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { AdminScreen } from '../shared/AdminScreen';
import { AddDescribedDialog, EditDescribedDialog } from '../shared/DescribedDialog';
import { describedColumns } from '../shared/describedColumns';
import { PreviewCard } from '../shared/Preview';
import { reads } from './AdminServicesScreen.reads';
import { adminServicesTexts as texts } from './AdminServicesScreen.texts';

const pictureOf = ({ image }: AdminService) => image;
const nameOf = ({ name }: AdminService) => name;
const toEntry = (service: AdminService) => ({ ...service, picture: service.image });
const presentOf = (error: unknown) => {
  const service = presentRecord(adminService, error);
  return service && toEntry(service);
};
const columns = describedColumns(texts.columns, pictureOf);
const preview = { caption: texts.preview, render: PreviewCard };

/** Service administration (/dashboard/services): list, dialogs to add and edit, deletion (ASVC-01 to 21). */
export const AdminServicesScreen = () => {
  const { failed, gone } = texts;
  const create = useReportedCommand(createService, { done: texts.added, failed });
  const update = useReportedCommand(updateService, { done: texts.updated, failed, gone });
  const remove = useReportedCommand(deleteService, { done: texts.deleted, failed, gone });
  return (
    <AdminScreen
      texts={texts}
      list={reads().services}
      columns={columns}
      nameOf={nameOf}
      remove={(id) => remove({ params: { id } })}
      describeDeletion={() => texts.deleteDescription}
      renderAdd={(onClose) => (
        <AddDescribedDialog
          kept="service"
          title={texts.addTitle}
          labels={texts.labels}
          preview={preview}
          save={(body) => create({ body })}
          onClose={onClose}
        />
      )}
      renderEdit={(service, onClose) => (
        <EditDescribedDialog
          kept={`service:${service.id}`}
          title={texts.editTitle}
          labels={texts.labels}
          preview={preview}
          entry={toEntry(service)}
          presentOf={presentOf}
          save={(body) => update({ params: { id: service.id }, body })}
          onClose={onClose}
        />
      )}
    />
  );
};
