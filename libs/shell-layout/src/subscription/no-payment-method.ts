/** How `paymentMethod` says that there is none. @see docs/behaviour.md 3.5 */
export const NO_PAYMENT_METHOD = 'empty';
