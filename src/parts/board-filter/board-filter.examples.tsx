import { useState } from 'react'
import { fen } from '@contract/money'
import type { BoardFilter } from '@/lib/market/filter'
import { noFilter } from '@/lib/market/filter'
import type { Examples } from '@/ui/examples/examples'
import { FilterBar } from './filter-bar'

const categories = [
  { categoryId: 1, name: '粮食' },
  { categoryId: 2, name: '手作' },
  { categoryId: 3, name: '服务' },
]

function Example({ start }: { readonly start: BoardFilter }) {
  const [filter, setFilter] = useState(start)
  return <FilterBar filter={filter} onChange={setFilter} categories={categories} />
}

export const boardFilterExamples: Examples = {
  title: 'FilterBar',
  states: [
    { name: '没有条件', draw: () => <Example start={noFilter} /> },
    {
      name: '都选了',
      draw: () => (
        <Example
          start={{
            categoryId: 2,
            q: '新米',
            sort: 'priceDown',
            delivery: 'meet',
            priceMin: fen(600),
            priceMax: fen(700),
          }}
        />
      ),
    },
  ],
}
