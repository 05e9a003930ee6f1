import { demoPicture as picture } from './picture';

/** Gifting categories, in the order of the navigation. */
export const demoGifting = [
  {
    id: '1',
    name: 'Welcome packs',
    description: 'Day-one boxes for new joiners, at a desk or on a doorstep.',
    image: picture('set-welcome'),
  },
  {
    id: '2',
    name: 'Milestones',
    description: 'Anniversaries, promotions and new arrivals.',
    image: picture('set-milestones'),
  },
  {
    id: '3',
    name: 'Event & Offsites',
    description: 'Kits packed and waiting when the team lands.',
    image: picture('set-event'),
  },
  {
    id: '4',
    name: 'Incentives & Awards',
    description: 'Something worth opening when the target is met.',
    image: picture('set-awards'),
  },
  {
    id: '5',
    name: 'Conference Giveaways',
    description: 'Useful things that people carry home.',
    image: picture('set-conference'),
  },
] as const;
