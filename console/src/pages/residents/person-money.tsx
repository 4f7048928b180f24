import { yuanText } from '@/lib/format/yuan'
import { Facts } from '../../kit/facts/facts'
import { Part } from '../../kit/panel/panel'
import { copy } from './copy'
import { Limits } from './limits'
import styles from './person.module.scss'
import type { Person } from './use-person'

/** What a person has, and may move in a day. */
export const PersonMoney = ({ one: { userId, balances } }: { readonly one: Person }) => (
  <div className={styles.columns}>
    <section className={styles.sheet}>
      <Part title={copy.balances}>
        {balances && (
          <Facts
            facts={[
              { name: copy.available, value: yuanText(balances.available) },
              { name: copy.frozen, value: yuanText(balances.frozen) },
              { name: copy.income, value: yuanText(balances.income) },
            ]}
          />
        )}
      </Part>
    </section>
    <section className={styles.sheet}>
      <Limits id={String(userId)} />
    </section>
  </div>
)
