import { useAddress } from '../../kit/list/address'
import { AlarmList } from './alarm-list'
import { ChannelList } from './channel-list'

/** What somebody should know, or the channels that are told of it. */
export default function Alarms() {
  const { fields } = useAddress()
  return fields['tab'] === 'channels' ? <ChannelList /> : <AlarmList />
}
