/** Texts shared by the service pages and home's list of services. */
export const servicesTexts = {
  services: 'Service Solutions',
  discoverMore: 'Discover More',
  /** For assistive technology, where the link is read without its picture. */
  discoverMoreOf: (name: string) => `Discover More: ${name}`,
  loadingServices: 'Loading the services',
  caseStudy: 'Case study',
  /** The case studies are our own (SERV-08, SVCD-08) and must not look like a customer's quote. */
  caseStudyNote: 'An example, to show what an order comes to.',
  stamp: 'Arrived',
  miniFaq: 'Mini FAQ',
} as const;
