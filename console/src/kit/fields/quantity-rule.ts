import { typedQty } from '@/lib/forms/typed-number'

/** A form's rule: a quantity above zero. `wrong` is said of anything else. */
export const quantityRule = (wrong: string) => ({
  validator: (_: unknown, text: string) =>
    (typedQty(text) ?? 0) > 0 ? Promise.resolve() : Promise.reject(new Error(wrong)),
})
