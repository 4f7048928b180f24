import { View } from '@tarojs/components'
import { copyText } from '@/platform/clipboard/clipboard'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { IconKey } from '@/ui/pressable/icon-key'
import { Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import type { ShopInfo } from '../atoms'
import { shopCopy } from '../copy'
import type { ReachShop } from '../use-contact'
import styles from './shop.module.scss'

export interface ShopFactsProps {
  readonly shop: ShopInfo
  readonly contact: ReachShop
}

/** Where a shop is, when it is open, and how it is reached. Source: mockup 25-shop-info. */
export function ShopFacts({ shop: { place, hours, state }, contact }: ShopFactsProps) {
  const copy = async () => showToast((await copyText(place)) ? shopCopy.placeCopied : shopCopy.copyFailed)
  return (
    <Section>
      <View className={cx(styles.fact)}>
        <Icon name='pin' />
        <View className={cx(styles.said)}>
          <View className={cx(styles.main)}>{place}</View>
          {hours !== '' && <View className={cx(styles.small)}>{hours}</View>}
        </View>
        <IconKey name='copy' label={shopCopy.copyPlace} onPress={() => void copy()} />
      </View>
      {contact ? <Reach contact={contact} /> : state === 'expired' && <NoContact />}
    </Section>
  )
}

/** A mobile number in groups, as it is read out: 199 0000 0409. */
const spaced = (phone: string): string => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')

function Reach({ contact }: { readonly contact: NonNullable<ReachShop> }) {
  const { kind, text, isWhole, isAsking } = contact
  const isPhone = kind === 'phone'
  const use = isPhone ? shopCopy.call : shopCopy.copy
  return (
    <View className={cx(styles.fact)}>
      <Icon name={isPhone ? 'phone' : 'wechat'} />
      <View className={cx(styles.said)}>
        <View className={cx(styles.main, styles.figures)}>{isPhone ? spaced(text) : text}</View>
        <View className={cx(styles.small)}>{`${shopCopy.contact[kind]} · ${shopCopy.hint}`}</View>
      </View>
      <Button
        kind='secondary'
        small
        loading={isAsking ? shopCopy.see : undefined}
        onPress={isWhole ? contact.reach : contact.see}
      >
        {isWhole ? use : shopCopy.see}
      </Button>
    </View>
  )
}

const NoContact = () => (
  <View className={cx(styles.fact)}>
    <Icon name='phone' />
    <View className={cx(styles.said)}>
      <View className={cx(styles.small)}>{shopCopy.noContact}</View>
    </View>
  </View>
)
