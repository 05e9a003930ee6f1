/** The texts the service pages and home's list of services have in common. */
export const servicesTexts = {
  services: 'Service Solutions',
  discoverMore: 'Discover More',
  /** For those who hear the link without the picture beside it. */
  discoverMoreOf: (name: string) => `Discover More: ${name}`,
  loadingServices: 'Loading the services',
  caseStudy: 'Case study',
  /** The case studies are ours (SERV-08, SVCD-08): nobody is to take them for a customer's word. */
  caseStudyNote: 'An example, to show what an order comes to.',
  stamp: 'Arrived',
  miniFaq: 'Mini FAQ',
} as const;
