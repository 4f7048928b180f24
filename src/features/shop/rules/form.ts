import type { OwnShop } from '@contract/endpoints/community/shop-view'
import { shops } from '@contract/shop/limits'
import { reachedBy } from '@contract/people/reached'
import { contactKind } from '@contract/shop/contact'
import { shopCategories, shopLevels } from '@contract/shop/transitions'
import type { Fen } from '@contract/money'
import type { FormFields } from '@/lib/forms/form-store'
import type { CallError } from '@/lib/http/errors'
import type { Wish } from '@/lib/refusals/failure'
import { failureText } from '@/lib/refusals/failure'
import type { ShopForm } from '../atoms'
import { applyCopy, applyRefusedCopy } from '../copy'

/** What the form holds, as typed. */
export interface ShopValues {
  readonly [name: string]: string
  readonly level: string
  readonly category: string
  readonly name: string
  readonly slogan: string
  readonly intro: string
  readonly hours: string
  readonly place: string
  readonly contact: string
  readonly thumbs: string
}

const empty: ShopValues = {
  level: 'stall',
  category: 'food',
  name: '',
  slogan: '',
  intro: '',
  hours: '',
  place: '',
  contact: '',
  thumbs: '',
}

/** The first values: those of the own shop, with the new name and pictures that wait for review, or nothing. */
export function valuesOf(shop: OwnShop | null): ShopValues {
  if (!shop) return empty
  const { level, category, slogan, intro, hours, place, own } = shop
  const { name, thumbs } = own.pending ?? shop
  return { level, category, name, slogan, intro, hours, place, contact: own.contact, thumbs }
}

const isContact = {
  validateFunction: (_rule: unknown, value: unknown) =>
    typeof value === 'string' && contactKind(reachedBy(value)) !== undefined ? true : applyCopy.contactMissing,
}

/** Labels and rules of the form, in the order of the page. Source: community §5. */
export const shopFields: FormFields<ShopValues> = {
  level: { label: applyCopy.levels, rules: [] },
  category: { label: applyCopy.category, rules: [] },
  name: {
    label: applyCopy.name,
    rules: [
      { required: true, errorMessage: applyCopy.nameMissing },
      { minLength: shops.minName, errorMessage: applyCopy.nameShort },
      { maxLength: shops.maxName },
    ],
  },
  slogan: {
    label: applyCopy.slogan,
    rules: [{ required: true, errorMessage: applyCopy.sloganMissing }, { maxLength: shops.slogan }],
  },
  place: {
    label: applyCopy.location,
    rules: [{ required: true, errorMessage: applyCopy.locationMissing }, { maxLength: shops.place }],
  },
  contact: { label: applyCopy.contact, rules: [{ required: true, errorMessage: applyCopy.contactMissing }, isContact] },
  hours: { label: applyCopy.hours, rules: [{ maxLength: shops.hours }] },
  intro: { label: applyCopy.intro, rules: [{ maxLength: shops.intro }] },
  thumbs: { label: applyCopy.thumbs, rules: [{ required: true, errorMessage: applyCopy.thumbsMissing }] },
}

export const levelOf = (id: string) => shopLevels.find((level) => level === id) ?? 'stall'
export const categoryOf = (id: string) => shopCategories.find((category) => category === id) ?? 'food'

/** The application that was typed, with the fee that its level was shown with. */
export function formOf({ level, category, ...said }: ShopValues, fee: Fen): ShopForm {
  const { name, slogan, intro, hours, place, contact, thumbs } = said
  return {
    level: levelOf(level),
    fee,
    category: categoryOf(category),
    name,
    slogan,
    intro,
    hours,
    place,
    contact,
    thumbs,
  }
}

const wish: Wish = {
  thing: '商铺',
  doing: '提交',
  undone: '未提交',
  gone: 'reload',
  again: '再次点击',
  but: applyRefusedCopy,
}

/** Why an application or a change was not taken, in one line. The server names what is full and until when, or the new fee. */
export function applyFailure(error: CallError): string {
  const { reason, msg } = error.kind === 'refused' ? error : { reason: '', msg: '' }
  const isNamed = (reason === 'LIMIT' || reason === 'PRICE_CHANGED') && msg !== ''
  return isNamed ? `${msg}，${wish.undone}` : failureText(error, wish)
}
