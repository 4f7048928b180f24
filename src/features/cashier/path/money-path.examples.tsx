import type { Examples } from '@/ui/examples/examples'
import { MoneyPath } from './money-path'

export const moneyPathExamples: Examples = {
  title: 'MoneyPath',
  states: [
    {
      name: '付款',
      draw: () => (
        <MoneyPath
          boxes={[
            { name: '你的可用', icon: 'wallet', before: '现在 1,055.40', after: '付款后 1,021.40' },
            { name: '担保冻结', icon: 'lock', before: '现在 195.00', after: '付款后 229.00', on: true },
            { name: '3021 收入', icon: 'income', before: '确认后', after: '+33.66' },
          ]}
        />
      ),
    },
  ],
}
