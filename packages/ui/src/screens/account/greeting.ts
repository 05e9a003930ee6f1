import { useSession } from '#app/ServicesProvider.tsx';

/** How a person is greeted (HOME-39 to 41, DASH-28, 29). */
export const greetingTexts = {
  hello: (name: string) => `Hi ${name}`,
  welcome: 'Welcome back',
} as const;

/** The signed-in person's name; `User` if there is none (B-05). */
export const useGreetedName = (): string => useSession()?.user.name || 'User';
