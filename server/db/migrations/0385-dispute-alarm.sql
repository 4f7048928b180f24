-- When operators were told that nobody decided a dispute, or its appeal, in time: they are told once of each. Source: domain model §5.

alter table dispute add column alarmed_at bigint;
update dispute as d set alarmed_at = j.done_at
from job as j
where j.kind = 'alarmDispute' and j.ref = d.order_id and j.done_at is not null and d.state in ('open', 'appealed')
  and d.decide_by <= j.done_at;
