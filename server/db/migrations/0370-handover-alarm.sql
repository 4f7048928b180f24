-- When operators were told that nobody decided an objection in time: they are told once. Source: community §8, row 7.

alter table handover add column alarmed_at bigint;
update handover as h set alarmed_at = j.done_at
from job as j
where j.kind = 'alarmHandover' and j.ref = h.order_id and j.done_at is not null and h.objected_at is not null
  and j.run_at <= j.done_at;
