import type { ConsoleMap } from '@contract/endpoints/console/all'
import { Acts } from '../../kit/act/acts'
import { copy } from './copy'
import type { Category, Item } from '../../kit/catalogue/use-catalogue'

interface OnOffProps {
  readonly path: '/admin/category/act' | '/admin/item/act'
  readonly id: ConsoleMap['/admin/category/act']['input']['id']
  readonly of: Pick<Category | Item, 'name' | 'isOn' | 'ver' | 'onSale'>
}

/** Takes a category or an item off the boards, or puts it back, with a reason. */
export const OnOff = ({ path, id, of: { name, isOn, ver, onSale } }: OnOffProps) => (
  <Acts
    path={path}
    label={copy.reason}
    ways={[
      isOn
        ? { key: 'off', label: copy.off, look: 'danger', sure: copy.offSure(name, onSale) }
        : { key: 'on', label: copy.on, look: 'primary', sure: copy.onSure(name) },
    ]}
    wish={(_, reason) => ({ id, ver, on: !isOn, reason })}
  />
)
