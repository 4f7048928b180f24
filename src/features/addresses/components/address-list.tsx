import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AddressView } from '@contract/endpoints/people/addresses'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFoot } from '@/ui/list-foot/list-foot'
import { MessageBox } from '@/ui/message-box/message-box'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { showToast } from '@/ui/toast/toast'
import { changeBookAtom, isChangingAtom } from '../atoms'
import { copy } from '../copy'
import { placeText } from '../rules'
import styles from './address-list.module.scss'

export interface AddressListProps {
  readonly rows: readonly AddressView[]
  /** With it a tap on an address chooses it; otherwise it opens the form. */
  readonly onChoose?: ((address: AddressView) => void) | undefined
}

/** The reader's own addresses, each with what can be done with it. */
export function AddressList({ rows, onChoose }: AddressListProps) {
  const change = useSetAtom(changeBookAtom)
  const [asked, ask] = useState<AddressView>()
  const run = async (what: 'setDefault' | 'remove', id: number) => {
    const answer = await change(what, id)
    if (!answer || (!answer.ok && answer.error.kind === 'loggedOut')) return
    if (answer.ok) showToast(what === 'remove' ? copy.removed : copy.nowDefault)
    else showToast(callErrorText(answer.error))
  }
  if (rows.length === 0) return <EmptyState kind='empty' title={copy.none} text={copy.noneText} />
  return (
    <>
      {rows.map((row) => (
        <AddressCard
          key={row.addressId}
          row={row}
          onPress={() => (onChoose ? onChoose(row) : goTo('address', { id: row.addressId }))}
          onDefault={() => void run('setDefault', row.addressId)}
          onRemove={() => ask(row)}
        />
      ))}
      <ListFoot state='end' end={copy.end(rows.length)} onMore={() => undefined} />
      {asked && (
        <MessageBox
          type='confirm'
          title={copy.removeTitle}
          content={`${asked.name}，${placeText(asked)}。${copy.removeText}`}
          confirmText={copy.remove}
          onEvent={(event) => {
            ask(undefined)
            if (event === 'confirm') void run('remove', asked.addressId)
          }}
        />
      )}
    </>
  )
}

interface AddressCardProps {
  readonly row: AddressView
  readonly onPress: () => void
  readonly onDefault: () => void
  readonly onRemove: () => void
}

function AddressCard({ row, onPress, onDefault, onRemove }: AddressCardProps) {
  const isBusy = useAtomValue(isChangingAtom)
  const { name, mobile, isDefault, addressId } = row
  return (
    <Section card>
      <Pressable className={cx(styles.main)} onPress={onPress}>
        <View className={cx(styles.head)}>
          <View className={cx(styles.name)}>{name}</View>
          <View className={cx(styles.mobile)}>{mobile}</View>
          {isDefault && <Tag tone='primary'>{copy.isDefault}</Tag>}
        </View>
        <View className={cx(styles.where)}>{placeText(row)}</View>
      </Pressable>
      <View className={cx(styles.acts)}>
        {!isDefault && <Act text={copy.setDefault} of={name} isBusy={isBusy} onPress={onDefault} />}
        <Act text={copy.edit} of={name} onPress={() => goTo('address', { id: addressId })} />
        <Act text={copy.remove} of={name} isBusy={isBusy} onPress={onRemove} />
      </View>
    </Section>
  )
}

interface ActProps {
  readonly text: string
  readonly of: string
  readonly isBusy?: boolean
  readonly onPress: () => void
}

const Act = ({ text, of, isBusy = false, onPress }: ActProps) => (
  <Pressable className={cx(styles.act)} label={`${text}，${of}`} disabled={isBusy} onPress={onPress}>
    {text}
  </Pressable>
)
