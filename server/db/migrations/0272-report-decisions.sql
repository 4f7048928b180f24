-- What became of reports: all of one thing that are open are decided at once, by staff of the console.

alter table report add column decided_at bigint, add column decision text, add column decided_by bigint, add column answer text;
alter table report add constraint report_decision_known check (decision in ('removed', 'kept'));
alter table report add constraint report_decided_whole check (
  (decided_at is null and decision is null and decided_by is null and answer is null)
  or (decided_at is not null and decision is not null and decided_by is not null and answer is not null)
);
alter table report add constraint report_decider_fkey foreign key (decided_by) references user_account (user_id);
create index report_open on report (ref_type, ref_id) where decided_at is null;
