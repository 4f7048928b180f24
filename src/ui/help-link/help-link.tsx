import type { HelpTopic } from '@contract/people/help-topics'
import { goTo } from '@/lib/routes/go'
import { cx } from '../cx/cx'
import { Pressable } from '../pressable/pressable'
import styles from './help-link.module.scss'

/** Leads to the answer to a question that arises on this page. It stands at the right end of the page's bar (`navEnd` of `Screen`). */
export const HelpLink = ({ at }: { readonly at: HelpTopic }) => (
  <Pressable role='link' className={cx(styles.link)} onPress={() => goTo('rich', { key: 'help', at })}>
    帮助
  </Pressable>
)
