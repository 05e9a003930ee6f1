import type { Service } from '@gifting/domain/services/service';
import type { ReactNode } from 'react';
import { fitOf, Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { type Resource, ResourceView } from '../ResourceView/ResourceView';
import './ServiceSolutions.css';

type ServiceSolutionsProps = Readonly<{
  services: Resource<readonly Service[]>;
  /** Message of a load failure; home and the services page differ (B-12). */
  errorText: string;
  /** Announced while loading. */
  loadingLabel: string;
  /** Renders the link to a service's page. */
  renderLink: (service: Service) => ReactNode;
  /** One below the heading above the list. */
  headingLevel?: 2 | 3 | undefined;
}>;

const Shape = () => (
  <div className="zig">
    {[0, 1].map((index) => (
      <div key={index} className="zig__item">
        <div className="zig__scene">
          <Skeleton shape="box" ratio="16 / 10" />
        </div>
        <div className="zig__words zig__words--shape">
          <Skeleton width="58%" height="2rem" />
          <Skeleton />
          <Skeleton width="84%" />
          <Skeleton width="30%" />
        </div>
      </div>
    ))}
  </div>
);

/**
 * The services as alternating rows of picture and text (HOME-10), stacked below 768 px. Renders nothing without
 * services (B-13).
 */
export const ServiceSolutions = ({
  services,
  errorText,
  loadingLabel,
  renderLink,
  headingLevel = 3,
}: ServiceSolutionsProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <ResourceView
      resource={services}
      loadingLabel={loadingLabel}
      loading={<Shape />}
      empty={null}
      renderError={(_error, retry) => <ErrorPanel message={errorText} onRetry={retry} />}
    >
      {(list) => (
        <ul className="zig">
          {list.map((service, index) => (
            <li key={service.id} className="zig__item">
              <Picture
                src={service.image}
                alt=""
                tint={tintOf(index + 3)}
                ratio="16 / 10"
                fit={fitOf(service.image)}
                sizes="40rem"
                className="zig__scene"
              />
              <div className="zig__words">
                <Heading className="t-title">{service.name}</Heading>
                {service.description && <p className="t-lead muted">{service.description}</p>}
                {renderLink(service)}
              </div>
            </li>
          ))}
        </ul>
      )}
    </ResourceView>
  );
};
