import { useReadOnly } from '@/lib/session/access'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import type { OwnShop } from '@contract/endpoints/community/shop-view'
import { callErrorText } from '@/lib/http/errors'
import { useWriteGate } from '@/lib/market/write-gate'
import { goInstead, goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Note } from '@/ui/note/note'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import type { ShopLevels } from '../../atoms'
import { levelsAtom } from '../../atoms'
import { applyCopy, copy, shopCopy } from '../../copy'
import { applyFailure, levelOf } from '../../rules/form'
import { isEdited, useApply } from '../../use-apply'
import { ApplyBar } from './apply-bar'
import { ApplyFields } from './apply-fields'
import { LevelPlots } from '../level-plots'
import { Steps } from './steps'

export interface ApplyScreenProps {
  /** The city of the shop. */
  readonly areaId: number
  /** The own shop that is changed; without one, what the acting block has or applies for. */
  readonly edited?: OwnShop
  readonly onReload: () => Promise<unknown>
  readonly onDone: (shop: OwnShop) => void
  readonly children?: ReactNode
}

/** Applying for a shop of the own block, or changing it. Source: community §5; mockup 25-shop-add. */
export function ApplyScreen(props: ApplyScreenProps) {
  const { areaId, edited, onReload, children } = props
  const user = useAtomValue(userAtom)
  const state = useAtomValue(levelsAtom)
  const gate = useWriteGate(applyCopy)
  const levels = state.tag === 'ready' && state.value.areaId === areaId ? state.value : undefined
  const mine = edited ?? levels?.mine ?? null
  const isTaken = mine !== null && isEdited(mine) && !mine.acts.includes('edit')
  const readOnly = useReadOnly('shop')
  const mayChange = edited !== undefined || (levels?.enabled === true && readOnly === undefined)
  if (user && !gate && levels && mayChange && !isTaken) {
    return (
      <Form key={`${user.userId} ${mine?.shopId ?? 0} ${mine?.state ?? ''}`} {...props} levels={levels} mine={mine}>
        {children}
      </Form>
    )
  }
  return (
    <Screen title={applyCopy.title} plate={user?.blockNo}>
      {gate ? (
        <EmptyState kind='empty' {...gate} />
      ) : (
        <RemoteView
          of={levels || state.tag !== 'ready' ? state : { tag: 'loading' as const }}
          onRetry={() => void onReload()}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {({ enabled }) =>
            enabled && readOnly !== undefined && !mine ? (
              <EmptyState kind='empty' title={readOnly} />
            ) : (
              <NoForm enabled={enabled} mine={mine} />
            )
          }
        </RemoteView>
      )}
      {children}
    </Screen>
  )
}

/** The module is closed here, or the block's shop cannot be changed now. */
function NoForm({ enabled, mine }: Pick<ShopLevels, 'enabled' | 'mine'>) {
  if (!enabled || !mine) return <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} />
  const look = () => goInstead('shopInfo', { id: mine.shopId })
  return <EmptyState kind='empty' title={applyCopy.running} action={{ text: applyCopy.toShop, onPress: look }} />
}

interface FormProps extends ApplyScreenProps {
  readonly levels: ShopLevels
  readonly mine: OwnShop | null
}

function Form({ levels, mine, onDone, children }: FormProps) {
  const user = useAtomValue(userAtom)
  const apply = useApply(mine, levels, onDone)
  const { form, isEdit } = apply
  const level = form.field('level')
  const chosen = levelOf(level.value)
  const fee = levels.levels.find((one) => one.level === chosen)?.fee
  const isOpen = mine?.state === 'active'
  const rejected = mine?.state === 'rejected' ? mine.own.reason : ''
  return (
    <Screen
      title={isEdit ? applyCopy.editTitle : applyCopy.title}
      subtitle={isOpen ? applyCopy.editSubtitle : applyCopy.subtitle}
      plate={user?.blockNo}
      footer={<ApplyBar apply={apply} {...(!isOpen && { fee })} />}
    >
      {!isEdit && <Steps />}
      {rejected !== '' && <Note tone='error'>{shopCopy.rejected(rejected)}</Note>}
      {form.isRestored && (
        <Note action={{ text: applyCopy.startAnew, onPress: () => form.reset() }}>{applyCopy.restored}</Note>
      )}
      {!isOpen && (
        <LevelPlots levels={levels.levels} termDays={levels.termDays} chosen={chosen} onPick={level.onChange} />
      )}
      <ApplyFields form={form} />
      <View>{form.failure && <Note tone='error'>{applyFailure(form.failure)}</Note>}</View>
      <Note action={{ text: applyCopy.about, onPress: () => goTo('rich', { key: 'shop' }) }}>{applyCopy.note}</Note>
      {children}
    </Screen>
  )
}
