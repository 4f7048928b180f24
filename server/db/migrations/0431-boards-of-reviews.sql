-- What is told of a seller is kept by the version of boards (0181): a review counts, and so do orders that were decided.

create function boards_of_reviews() returns trigger language plpgsql as $$
begin
  perform raise_boards(array[new.area_id::bigint]);
  return null;
end
$$;
create trigger boards_of_reviews after insert or update of stars, shown_at, removed_at on review for each row
  execute function boards_of_reviews();

-- How many deliveries came in time counts those that were decided against the seller, too.
create trigger boards_of_decisions after update of ended_act on trade_order for each row
  when (new.ended_act in ('agreePart', 'executeSplit', 'executeRefund', 'refundUndecided') and new.ended_act is distinct from old.ended_act)
  execute function boards_of_records();
