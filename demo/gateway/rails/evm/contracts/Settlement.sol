// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {AccountCreator} from './AccountCreator.sol';
import {AuthorizationCoin} from './AuthorizationCoin.sol';
import {Coin} from './Coin.sol';
import {Permit2} from './Permit2.sol';
import {PermitCoin} from './PermitCoin.sol';
import {Signatures} from './Signatures.sol';

/// @notice Takes every payment of the sandbox, each at most once: over all coins, accounts and ways to pay. The money stays
/// here until the relayer withdraws it.
contract Settlement {
    /// @notice The gateway's account: it submits what buyers sign, and signs what buyers submit.
    address public immutable relayer;
    Permit2 public immutable permit2;
    AccountCreator private immutable _creator;

    /// More than any factory takes to create an account.
    uint256 private constant MAX_CREATION_GAS = 1_000_000;

    /// @notice Whether a payment is paid, by the hash of its id.
    mapping(bytes32 payment => bool) public paid;

    /// @notice A payment is paid. The token is the zero address for the chain's own coin.
    event Paid(bytes32 indexed payment, address indexed payer, address indexed token, uint256 amount);

    error OnlyRelayer();
    error AlreadyPaid();
    error Expired();
    error InvalidQuote();
    error TransferFailed();

    modifier onlyRelayer() {
        if (msg.sender != relayer) revert OnlyRelayer();
        _;
    }

    constructor(address relayer_, address permit2_) {
        relayer = relayer_;
        permit2 = Permit2(permit2_);
        _creator = new AccountCreator();
    }

    /// @notice Takes a payment with a signed authorization (EIP-3009), whose nonce is the payment.
    function payWithAuthorization(
        bytes32 payment,
        uint256 expiresAt,
        address token,
        address from,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes calldata signature
    ) external onlyRelayer {
        _take(payment, expiresAt, from, token, value);
        AuthorizationCoin(token).receiveWithAuthorization(
            from, address(this), value, validAfter, validBefore, payment, signature
        );
    }

    /// @notice Takes a payment with a signed transfer of Permit2, which needs an allowance of the coin. Its nonce is the
    /// payment.
    function payWithPermit2(
        bytes32 payment,
        uint256 expiresAt,
        address token,
        address from,
        uint256 value,
        uint256 deadline,
        bytes calldata signature
    ) external onlyRelayer {
        _take(payment, expiresAt, from, token, value);
        _transferWithPermit2(payment, token, from, value, deadline, signature);
    }

    /// @notice The same, after giving Permit2 the allowance with a signed permit (EIP-2612) of the same value and deadline.
    function payWithPermit(
        bytes32 payment,
        uint256 expiresAt,
        address token,
        address from,
        uint256 value,
        uint256 deadline,
        bytes calldata permitSignature,
        bytes calldata signature
    ) external onlyRelayer {
        _take(payment, expiresAt, from, token, value);
        _permit(token, from, value, deadline, permitSignature);
        _transferWithPermit2(payment, token, from, value, deadline, signature);
    }

    /// @notice Creates the account of the payer with its factory (EIP-6492), then takes its payment by one of the calls above.
    function createAndPay(address factory, bytes calldata creation, bytes calldata payment) external onlyRelayer {
        _creator.create{gas: MAX_CREATION_GAS}(factory, creation);
        // A delegate call keeps the relayer as its sender.
        (bool success, bytes memory reason) = address(this).delegatecall(payment);
        if (success) return;
        assembly {
            revert(add(reason, 32), mload(reason))
        }
    }

    /// @notice Takes a payment in the chain's own coin. The quote is the relayer's signature of the payment, its expiry and
    /// its amount: without it, anybody could take a payment with another amount.
    function payNative(bytes32 payment, uint256 expiresAt, bytes calldata quote) external payable {
        bytes32 hash = keccak256(abi.encode(block.chainid, address(this), payment, expiresAt, msg.value));
        bytes32 digest = keccak256(abi.encodePacked('\x19Ethereum Signed Message:\n32', hash));
        if (!Signatures.isValid(relayer, digest, quote)) revert InvalidQuote();
        _take(payment, expiresAt, msg.sender, address(0), msg.value);
    }

    /// @notice Moves money out of the contract. The token is the zero address for the chain's own coin.
    function withdraw(address token, address to, uint256 amount) external onlyRelayer {
        if (token != address(0)) {
            if (!Coin(token).transfer(to, amount)) revert TransferFailed();
            return;
        }
        (bool sent,) = to.call{value: amount}('');
        if (!sent) revert TransferFailed();
    }

    /// Runs before any call of a token, so that a token which calls back finds the payment paid.
    function _take(bytes32 payment, uint256 expiresAt, address payer, address token, uint256 amount) private {
        if (paid[payment]) revert AlreadyPaid();
        if (block.timestamp > expiresAt) revert Expired();
        paid[payment] = true;
        emit Paid(payment, payer, token, amount);
    }

    /// Anybody may submit a permit ahead of this call. It then fails here, but its allowance stands.
    function _permit(address token, address from, uint256 value, uint256 deadline, bytes calldata signature) private {
        if (signature.length != 65) return;
        (uint8 v, bytes32 r, bytes32 s) = Signatures.split(signature);
        try PermitCoin(token).permit(from, address(permit2), value, deadline, v, r, s) {} catch {}
    }

    function _transferWithPermit2(
        bytes32 payment,
        address token,
        address from,
        uint256 value,
        uint256 deadline,
        bytes calldata signature
    ) private {
        permit2.permitTransferFrom(
            Permit2.PermitTransferFrom(Permit2.TokenPermissions(token, value), uint256(payment), deadline),
            Permit2.SignatureTransferDetails(address(this), value),
            from,
            signature
        );
    }
}
