import { useState } from 'react'
import { Cell } from '@/ui/cell/cell'
import { Section } from '@/ui/section/section'
import { copy } from '../copy'
import { LogoutBox } from './logout-box'

/** Logging out, below the remembered accounts. */
export function LogoutCell() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Section>
      <Cell icon='logout' title={copy.logout} onPress={() => setAsking(true)} />
      {isAsking && <LogoutBox onClose={() => setAsking(false)} />}
    </Section>
  )
}
