-- Everything that people write can be reported, and what the platform hides is told beside it.
-- A report keeps who wrote the thing, so that warnings can be counted, and what was said to those who reported it.

alter table report drop constraint report_ref_type_check;
alter table report add constraint report_ref_type_known
  check (ref_type in ('mutual', 'sale', 'buy', 'message', 'buyerRating', 'sellerRating', 'user', 'shop'));
alter table report drop constraint report_decision_known;
alter table report add constraint report_decision_known check (decision in ('removed', 'warned', 'frozen', 'kept'));
alter table report add column author_id bigint;
alter table report add constraint report_author_fkey foreign key (author_id) references user_account (user_id);
update report as r set author_id = p.user_id from mutual_post as p where p.mutual_id = r.ref_id;
alter table report alter column author_id set not null;
alter table report add column note text not null default '';
create index report_author on report (author_id, decided_at) where decided_at is not null;
drop index report_open;
create index report_open on report (ref_type, ref_id, area_id) where decided_at is null;
create index report_decided on report (decided_at desc) where decided_at is not null;

-- Messages are append-only, so what the platform hides is told beside them.
create table hidden_message (
  msg_id bigint constraint hidden_message_pkey primary key constraint hidden_message_message_fkey references order_message (msg_id),
  at bigint not null
);
