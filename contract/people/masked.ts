import { firstSign } from '../texts/signs'

/** A number as it is shown to who need not know all of it: 139****5678. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

/** A name of which only the first sign is left: 张*. */
export const maskedName = (name: string): string => `${firstSign(name)}*`
