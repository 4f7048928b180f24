import { isCarNumber } from '@/lib/spec/car-number'
import { isEmail, isLandline, isMobile, isMobileLoose, isPhone, isQq } from '@/lib/validation/contacts'
import { isDate, isIsoDate } from '@/lib/spec/dates'
import { isIdCard } from '@/lib/spec/id-card'
import { isBlank, isList, isPlainObject } from '@/lib/spec/kinds'
import {
  isAmountText,
  isCode,
  isDigits,
  isInRange,
  isIntegerText,
  isNumberText,
  isPositiveIntegerText,
} from '@/lib/spec/numbers'
import { doesContain, isAlphanumeric, isChinese, isJsonText, isLengthInRange, isLetters } from '@/lib/spec/texts'
import { hasWebAddress, isHttpsAddress } from '@/lib/validation/web-address'
import type { Adapted } from './adapted'
import { plain } from './adapted'

/** The helper validators of specification §5. */
export const validation: Readonly<Record<string, Adapted>> = {
  'validate.amount': plain(isAmountText),
  'validate.array': plain(isList),
  'validate.carNo': plain(isCarNumber),
  'validate.chinese': plain(isChinese),
  'validate.code': plain(isCode),
  'validate.contains': plain(doesContain),
  'validate.date': plain(isDate),
  'validate.dateISO': plain(isIsoDate),
  'validate.digits': plain(isDigits),
  'validate.email': plain(isEmail),
  'validate.empty': plain(isBlank),
  'validate.enOrNum': plain(isAlphanumeric),
  'validate.httpsUrl': plain(isHttpsAddress),
  'validate.idCard': plain(isIdCard),
  'validate.integer': plain(isIntegerText),
  'validate.jsonString': plain(isJsonText),
  'validate.landline': plain(isLandline),
  'validate.letter': plain(isLetters),
  'validate.mobile': plain(isMobile),
  'validate.mobileLoose': plain(isMobileLoose),
  'validate.number': plain(isNumberText),
  'validate.object': plain(isPlainObject),
  'validate.phone': plain(isPhone),
  'validate.positiveInteger': plain(isPositiveIntegerText),
  'validate.qq': plain(isQq),
  'validate.range': plain(isInRange),
  'validate.rangeLength': plain(isLengthInRange),
  'validate.url': plain(hasWebAddress),
}
