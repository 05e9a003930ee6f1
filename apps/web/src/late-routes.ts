import { confirmAccountRoute } from '@gifting/domain/confirmation/paths';
import { openIdReturnPath } from '@gifting/domain/openid/paths';
import { confirmEmailRoute } from '@gifting/domain/profile/paths';
import { paths } from '@gifting/ui/app/paths.ts';
import type { RouteObject } from 'react-router-dom';
import { screen } from './lazy-routes';

/** Public pages that nobody visits first, or few do, loaded on the first visit to one. */
export const lateRoutes: RouteObject[] = [
  screen(
    paths.orderDetails,
    () => import('@gifting/ui/screens/orders/CheckoutScreen/CheckoutScreen.tsx'),
    'CheckoutScreen',
  ),
  screen(
    paths.payment,
    () => import('@gifting/ui/screens/orders/PaymentScreen/PaymentScreen.tsx'),
    'PaymentScreen',
  ),
  screen(
    paths.paymentSuccessful,
    () => import('@gifting/ui/screens/orders/PaymentSuccessfulScreen/PaymentSuccessfulScreen.tsx'),
    'PaymentSuccessfulScreen',
  ),
  screen(
    paths.paymentError,
    () => import('@gifting/ui/screens/orders/PaymentErrorScreen/PaymentErrorScreen.tsx'),
    'PaymentErrorScreen',
  ),
  screen(
    paths.forgotPassword,
    () => import('@gifting/ui/screens/account/ForgotPasswordScreen/ForgotPasswordScreen.tsx'),
    'ForgotPasswordScreen',
  ),
  screen(
    paths.resetPassword,
    () => import('@gifting/ui/screens/account/ResetPasswordScreen/ResetPasswordScreen.tsx'),
    'ResetPasswordScreen',
  ),
  screen(
    paths.contact,
    () => import('@gifting/ui/screens/site/ContactScreen/ContactScreen.tsx'),
    'ContactScreen',
  ),
  screen(
    confirmAccountRoute,
    () => import('@gifting/ui/screens/account/ConfirmAccountScreen/ConfirmAccountScreen.tsx'),
    'ConfirmAccountScreen',
  ),
  screen(
    confirmEmailRoute,
    () => import('@gifting/ui/screens/account/ConfirmEmailScreen/ConfirmEmailScreen.tsx'),
    'ConfirmEmailScreen',
  ),
  screen(
    openIdReturnPath,
    () => import('@gifting/ui/screens/account/OpenIdReturnScreen/OpenIdReturnScreen.tsx'),
    'OpenIdReturnScreen',
  ),
];
