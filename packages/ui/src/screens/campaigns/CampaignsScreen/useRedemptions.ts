import { redemptionsQuery } from '@gifting/api/campaigns/queries';
import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { type CampaignRedemption, claimedPercent } from '@gifting/domain/campaigns/figures';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const sumOf = (counts: readonly CampaignRedemption[], field: 'people' | 'claimed'): number =>
  counts.reduce((sum, each) => sum + each[field], 0);

/** The counted redemption of campaigns (`campaigns.figures`): of all together, and of each by its id. In percent. */
export const useRedemptions = () => {
  /** `undefined` until it is known whether anything counts. */
  const counts = useKnownCapability('campaigns.figures');
  const { data, ...resource } = useQuery({ ...redemptionsQuery(), enabled: counts === true });
  const counted = useMemo(
    () =>
      data && {
        all: claimedPercent({ people: sumOf(data, 'people'), claimed: sumOf(data, 'claimed') }),
        byId: new Map(data.map((each) => [each.id, claimedPercent(each)])),
      },
    [data],
  );
  return { counts, resource: { ...resource, data: counted } };
};
