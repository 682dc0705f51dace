/** How `paymentMethod` says that there is none. @see spec 3.5 */
export const NO_PAYMENT_METHOD = 'empty';
